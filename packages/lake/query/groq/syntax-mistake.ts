/** Where a query is wrong, as offsets into it, and how the hosted lake says so. */
export type SyntaxMistake = { description: string; start: number; end: number }

type Token = { kind: 'value' | 'name' | 'mark' | 'end'; text: string; start: number }
/** A bracket that is open, and what the hosted lake calls its content. */
type Bracket = { closer: string; holds: string; start: number }

/** Spaces and comments, strings and numbers, names with their namespace, marks. A string that is never closed is a mark up to the end. */
const TOKEN =
  /(?<space>(?:\s|\/\/[^\n]*)+)|(?<value>"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|\d+(?:\.\d+)?(?:e[+-]?\d+)?)|(?<name>\$?[a-z_]\w*(?:::[a-z_]\w*)*)|["'][\s\S]*|\.{3}|\.\.|\*\*|->|=>|[=!<>]=|&&|\|\||[\s\S]/giy
const OPENING = /^[([{]$/
const SINGLE = /^[*@^]$/
const PREFIX = /^(?:\.{3}|[!+-])$/
const INFIX = /^(?:\.{3}|\.\.|\*\*|=>|[=!<>]=|&&|\|\||[-<>+*/%|.,:]|in|match)$/
const POSTFIX = /^(?:->|asc|desc)$/

/**
 * What the hosted lake says of a query that can't be parsed: by brackets, operands and operators alone, as its own parser does
 * (github.com/sanity-io/go-groq). Undefined when these are right, and for a query with functions of its own. Its time grows with the
 * query's length, not faster.
 */
export function syntaxMistakeIn(query: string): SyntaxMistake | undefined {
  const open: Bracket[] = []
  let before: Token | undefined
  let wantsOperand = true
  for (const token of tokensOf(query)) {
    if (!before && token.text === 'fn') return undefined
    const inner = open.at(-1)
    const isOver = !beginsOperand(token) && mayBeOver(before, inner)
    const mistake =
      wantsOperand && !isOver
        ? mistakeAsOperand(token, before)
        : mistakeAfterOperand(token, before, inner, isOver && before?.text !== '...')
    if (mistake || token.kind === 'end') return mistake
    if (token.text === inner?.closer) open.pop()
    if (OPENING.test(token.text)) open.push(bracket(token, wantsOperand ? undefined : before))
    wantsOperand = wantsAnother(token, wantsOperand && !isOver)
    before = token
  }
  return undefined
}

function* tokensOf(query: string): Generator<Token> {
  for (const { 0: text, index: start, groups = {} } of query.matchAll(TOKEN)) {
    if (groups.space !== undefined) continue
    const kind = groups.value !== undefined ? 'value' : groups.name !== undefined ? 'name' : 'mark'
    yield { kind, text, start }
  }
  yield { kind: 'end', text: '', start: query.length }
}

function beginsOperand({ kind, text }: Token): boolean {
  if (kind !== 'mark') return kind !== 'end'
  return OPENING.test(text) || SINGLE.test(text) || PREFIX.test(text)
}

/** Nothing has to follow an opening bracket of a list, a comma, or three dots. */
function mayBeOver(before: Token | undefined, inner: Bracket | undefined): boolean {
  if (before?.text === '...') return true
  if (!before || !inner || inner.holds === 'parenthesized expression') return false
  return before.start === inner.start || before.text === ','
}

function mistakeAsOperand(token: Token, before: Token | undefined): SyntaxMistake | undefined {
  const { kind, text, start } = token
  const end = start + text.length
  const seen = kind === 'end' ? 'end-of-file' : `token ${JSON.stringify(text)}`
  if (!beginsOperand(token)) return { description: `unexpected ${seen}, expected expression`, start, end }
  const isPiped = before?.text === '|' && kind !== 'name' && text !== '{'
  return isPiped ? { description: 'object or function expected', start, end } : undefined
}

function mistakeAfterOperand(
  { kind, text, start }: Token,
  before: Token | undefined,
  inner: Bracket | undefined,
  isEmpty: boolean,
): SyntaxMistake | undefined {
  if (text === (inner?.closer ?? '') && kind !== 'value') return undefined
  const isInList = inner !== undefined && inner.holds !== 'expression'
  const goesOn =
    (INFIX.test(text) && (text !== ',' || isInList)) ||
    POSTFIX.test(text) ||
    (OPENING.test(text) && (text !== '(' || before?.kind === 'name')) ||
    (kind === 'name' && before?.text === '->')
  if (goesOn && !isEmpty) return undefined
  const end = start + text.length
  if (!inner) return { description: 'unable to parse entire expression', start, end }
  return { description: `expected '${inner.closer}' following ${inner.holds}`, start: inner.start, end }
}

function wantsAnother({ kind, text }: Token, isOperand: boolean): boolean {
  if (OPENING.test(text)) return true
  if (isOperand) return kind === 'mark' && PREFIX.test(text)
  return INFIX.test(text)
}

/** `before` is the token that the bracket belongs to, such as the name of a function. */
function bracket({ text, start }: Token, before: Token | undefined): Bracket {
  if (text === '{') return { closer: '}', holds: 'object body', start }
  if (text === '(')
    return { closer: ')', holds: before ? 'function arguments' : 'parenthesized expression', start }
  return { closer: ']', holds: before ? 'expression' : 'array body', start }
}
