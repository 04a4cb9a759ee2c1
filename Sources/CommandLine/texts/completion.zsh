#compdef @program@
# Completion of @program@ for zsh.
_@program@() {
  local -a commands
  local context state line
  commands=(
@commands@  )
  _arguments -C '1: :->command' '*:: :->rest'
  case $state in
    command) _describe command commands; _files ;;
    rest)
      case $words[1] in
@arguments@      esac ;;
  esac
}
if [[ $funcstack[1] == _@program@ ]]; then
  _@program@ "$@"
else
  compdef _@program@ @program@
fi
