# Completion of @program@ for bash.
_@program@() {
  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
  local command='' word options='' words=''
  # The sign in `--option=value` is a word of its own here.
  if [[ $previous == = ]]; then previous=${COMP_WORDS[COMP_CWORD - 2]}; fi
  if [[ $current == = ]]; then current=''; fi
  for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case $word in
      @patterns@) command=$word; break ;;
    esac
  done
  COMPREPLY=()
  case ${command:-@default@}:$previous in
@values@  esac
  case ${command:-@default@} in
@words@  esac
  if [[ -z $command ]]; then words="@names@ $words"; fi
  if [[ $current == -* ]]; then words=$options; fi
  while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -W "$words" -- "$current")
}
complete -o default -F _@program@ @program@
