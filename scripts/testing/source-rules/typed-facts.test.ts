import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { formatPhone } from '#content/documents/phone.ts'
import { business } from '#content/seed/business.ts'
import { claims } from '#content/seed/claims.ts'
import { root } from '../../environment/project-root.ts'

type Line = { place: string; text: string }

/** Code that reaches visitors or the owner; tests and their examples show made-up figures. The seed has a test of its own. */
const code = globSync(['{web,studio,content}/**/*.{ts,tsx}', 'next.config.ts'], {
  cwd: root,
  exclude: (name) =>
    /node_modules|\.next|\.test\.|example|temporary-|test-site|contract|\bseed\b|\.types\.ts$/.test(name),
})
const lines: Line[] = code.flatMap((file) =>
  withoutComments(readFileSync(path.join(root, file), 'utf8'))
    .split('\n')
    .map((text, index) => ({ place: `${file}:${index + 1}`, text })),
)

/** Forms explain fields by examples, which are no facts of the business. */
const isExample = ({ place, text }: Line) =>
  /^(studio\/|content\/documents\/field-kinds)/.test(place) &&
  /such as|shown as|whether the site writes/.test(text)

test('the phone number and the e-mail address of the business stand in no code, nor any other', () => {
  expect(lines.length).toBeGreaterThan(5_000)
  const own = [business.phone, formatPhone(business.phone), business.email]
  expect(found(({ text }) => own.some((fact) => text.includes(fact)))).toEqual([])
  const numbers = /\+1\d{10}|\(\d{3}\) \d{3}-\d{4}|\d{3}[.-]\d{3}[.-]\d{4}|[\w.]@[\w-]+\.\w/
  expect(found((line) => numbers.test(line.text) && !isExample(line))).toEqual([])
})

test('no price stands in code', () => {
  expect(found((line) => /\$\d/.test(line.text) && !isExample(line))).toEqual([])
})

test('no figure of a claim stands in code', () => {
  const figures = claims.map(({ value }) => value).filter((value) => /\d.*[%+/]|[%+/].*\d|\d \w/.test(value))
  expect(figures.length).toBeGreaterThan(20)
  const literal = figures.map((figure) => figure.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|')
  const claimed = new RegExp(`(?<![\\w$-])(?:${literal})(?!\\w)`)
  // The width of letters and the lengths in a class are given in percent.
  const shows = ({ text }: Line) => claimed.test(text.replace(/font-stretch.*|\[\S+\]/g, ''))
  expect(found((line) => shows(line) && !isExample(line))).toEqual([])
})

function found(isWrong: (line: Line) => boolean): string[] {
  return lines.filter(isWrong).map(({ place, text }) => `${place} ${text.trim()}`)
}

/** Comments keep their line breaks, so that the lines keep their numbers. */
function withoutComments(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/^\s*\/\/.*$/gm, '')
}
