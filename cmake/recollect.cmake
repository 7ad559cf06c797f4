# Settings that every target of this project shares, and the helpers its CMakeLists use.

set(CMAKE_CXX_EXTENSIONS OFF)
if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
  set(CMAKE_BUILD_TYPE Release)
endif()

find_program(RECOLLECT_CCACHE ccache)
if(RECOLLECT_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${RECOLLECT_CCACHE})
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

# recollect_add_test(name_test dir/name_test.cpp…): one GoogleTest program, run by CTest as one test with the given name.
function(recollect_add_test name)
  cmake_parse_arguments(ARG "" "" "LIBRARIES;LABELS" ${ARGN})
  add_executable(${name} ${ARG_UNPARSED_ARGUMENTS})
  target_link_libraries(${name} PRIVATE recollect::core GTest::gmock_main ${ARG_LIBRARIES})
  target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR}/src ${PROJECT_SOURCE_DIR}/tests)
  recollect_warnings(${name})
  add_test(NAME ${name} COMMAND ${name})
  # Tests run beside each other: threads that spin while they wait would take the cores from those that work.
  set_tests_properties(${name} PROPERTIES LABELS "core;${ARG_LABELS}" ENVIRONMENT OMP_WAIT_POLICY=passive)
endfunction()
