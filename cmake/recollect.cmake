# Settings that every target of this project shares, and the helpers its CMakeLists use.

set(CMAKE_CXX_EXTENSIONS OFF)
if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
  set(CMAKE_BUILD_TYPE Release)
endif()

find_program(RECOLLECT_CCACHE ccache)
if(RECOLLECT_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  # Unless told so, ccache keeps nothing that is compiled with a precompiled header.
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros ${RECOLLECT_CCACHE})
endif()

function(recollect_warnings target)
  target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast
    -Wnon-virtual-dtor -Woverloaded-virtual)
  if(CMAKE_CXX_COMPILER_ID STREQUAL GNU AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    target_compile_options(${target} PRIVATE -Wno-restrict)  # false alarms on std::string's operator+ (GCC bug 105651)
  endif()
  if(RECOLLECT_WERROR)
    target_compile_options(${target} PRIVATE -Werror)
  endif()
endfunction()

# recollect_join_sources(target [EXCEPT source…]): where RECOLLECT_JOIN_SOURCES is on, four sources are compiled as one, which reads
# and instantiates what they include once. Those that share the name of something local with another stay on their own.
function(recollect_join_sources target)
  cmake_parse_arguments(ARG "" "" "EXCEPT" ${ARGN})
  set_target_properties(${target} PROPERTIES UNITY_BUILD ${RECOLLECT_JOIN_SOURCES} UNITY_BUILD_BATCH_SIZE 4)
  if(RECOLLECT_JOIN_SOURCES AND CMAKE_CXX_COMPILER_ID STREQUAL GNU)
    target_compile_options(${target} PRIVATE -Wno-subobject-linkage)  # takes a source that is joined for a header
  endif()
  if(ARG_EXCEPT)
    set_source_files_properties(${ARG_EXCEPT} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  endif()
endfunction()

# What tests compile with, and a precompiled header's target as well: headers are reused only where the options are the same.
# Compilers take half again as long for -O3, and it is the library whose speed counts.
function(recollect_test_options target)
  target_compile_options(${target} PRIVATE $<$<CONFIG:Release,RelWithDebInfo>:-O1>)
  recollect_warnings(${target})
endfunction()

# recollect_test_header(target header… LIBRARIES library…): a precompiled header for tests.
function(recollect_test_header target)
  cmake_parse_arguments(ARG "" "" "LIBRARIES" ${ARGN})
  add_library(${target} OBJECT ${PROJECT_SOURCE_DIR}/tests/support/header.cpp)
  target_link_libraries(${target} PRIVATE recollect::core GTest::gmock_main ${ARG_LIBRARIES})
  target_precompile_headers(${target} PRIVATE ${ARG_UNPARSED_ARGUMENTS})
  recollect_test_options(${target})
endfunction()

# recollect_add_test(name_test dir/name_test.cpp…): one GoogleTest program, run by CTest as one test with the given name. It is compiled
# with the precompiled header of the target HEADER.
function(recollect_add_test name)
  cmake_parse_arguments(ARG "" "HEADER" "LIBRARIES;LABELS" ${ARGN})
  add_executable(${name} ${ARG_UNPARSED_ARGUMENTS})
  target_link_libraries(${name} PRIVATE recollect::core GTest::gmock_main ${ARG_LIBRARIES})
  target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR}/src ${PROJECT_SOURCE_DIR}/tests)
  recollect_test_options(${name})
  if(NOT ARG_HEADER)
    set(ARG_HEADER recollect_gmock_header)
  endif()
  target_precompile_headers(${name} REUSE_FROM ${ARG_HEADER})
  add_test(NAME ${name} COMMAND ${name})
  # Tests run beside each other: threads that spin while they wait would take the cores from those that work.
  set_tests_properties(${name} PROPERTIES LABELS "core;${ARG_LABELS}" ENVIRONMENT OMP_WAIT_POLICY=passive)
endfunction()
