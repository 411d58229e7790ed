import { parseEnv } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readEnvText } from './env-file.ts'

test.each([
  ['A=Ladder-Winter#2026-house', 'Ladder-Winter#2026-house'],
  ['A="Ladder #2026"', 'Ladder #2026'],
  ['A=\'say "hi" # there\' # a note', 'say "hi" # there'],
  ['A=`it\'s "so"`', 'it\'s "so"'],
  ['export A = two words ', 'two words'],
  ['\ufeffA=first', 'first'],
  ['A=old\r\nA=new\r\n', 'new'],
  ['A=a=b==', 'a=b=='],
  ['A=$HOME/$$ $(id)', '$HOME/$$ $(id)'],
  ['A=C:\\new\\table', 'C:\\new\\table'],
  ["A='C:\\new'", 'C:\\new'],
  ['A=rclone sync "$BACKUP_FOLDER" remote:x', 'rclone sync "$BACKUP_FOLDER" remote:x'],
  ['A=\u200bcopied\u00a0', 'copied'],
  ['A="  kept  "', '  kept  '],
  ['A=', ''],
  ['# A=1\n  # a note\n\nA=2', '2'],
  ['A=ñandú 東京', 'ñandú 東京'],
])('%j says %j', (text, value) => expect(readEnvText(text)).toEqual({ A: value }))

test.each([
  ['A=two #words', 'A has a "#": if it belongs to the value, put that in quotes'],
  ['A=#secret', 'A has a "#"'],
  ['A="open', 'A begins with " and does not end with it'],
  ['A="one" two', 'A has more behind the second "'],
  ['A="rsync -e \\"ssh\\" ./ host:"', 'A has more behind the second "'],
  ['A="a\\nb"', 'A has a backslash between double quotes'],
  ['A=“secret”', 'A begins with a typographic quote'],
  ['A=a\u0000b', 'A has a sign that nobody can type'],
  ['A B=1', 'is no variable'],
  ['secret', 'is no variable'],
])('%j is refused, with the line and what to do', (line, problem) => {
  expect(() => readEnvText(`# first\n${line}`)).toThrow(
    `.env, line 2${problem.startsWith('A') ? ':' : ''} ${problem}`,
  )
})

test('of all that is wrong each line is told, and no value', () => {
  const read = () => readEnvText('A=1\nPASS=word #hidden\nhidden\n')
  expect(read).toThrow(/line 2: PASS [\s\S]*line 3 is no variable/)
  expect(read).not.toThrow('hidden')
})

test('what is taken Node reads in the same way, except a "#" that it would cut at', () => {
  const signs = fc.constantFrom(...'aB1 =$\\\'"`-.,:/!&%@()', ' #')
  const value = fc.array(signs, { maxLength: 12 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(value, (said) => {
      const text = `A=${said}`
      const read = attempt(() => readEnvText(text))
      fc.pre(read !== undefined)
      expect(read).toEqual({ ...parseEnv(text) })
    }),
  )
})

function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
