import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../environment/project-root.ts'
import { api, type Feature, html, javascript, lackedBy, partsOf } from './browser-support.ts'
import { reached } from './imports.ts'

/**
 * What some promised browsers lack, and what a page does without it. A script may also ask for a thing first, as
 * `'Segmenter' in Intl`, or call it as `databases?.()`.
 */
const WITHOUT: Readonly<Record<string, string>> = {
  hidePopover: 'web/components/layout/popovers.island.ts brings popovers',
  showPopover: 'web/components/layout/popovers.island.ts brings popovers',
}
/** Names that our own objects have, and objects of the browser that no script of ours uses. */
const OURS = ['drop', 'element', 'estimate', 'handle', 'layout']

type Owned = { owner: string; feature: Feature }

/** What browsers have, by its name without its owner's. */
const members = Map.groupBy(
  [api, javascript.builtins, javascript.builtins?.Intl]
    .flatMap(partsOf)
    .filter(([, owner]) => lackedBy(owner).length === 0)
    .flatMap(([owner, its]) =>
      partsOf(its).map(([name, feature]) => ({ owner, name: name.replace(/_static$/, ''), feature })),
    ),
  ({ name }) => name,
)

const scripts = reached([
  'web/app/islands/head.ts',
  'web/app/islands/site.ts',
  'web/publish/offline/service-worker.ts',
])

test('no script of a page needs a younger browser than the oldest that is promised', () => {
  expect(scripts).toEqual(
    expect.arrayContaining(['content/quote/quote-message.ts', 'web/publish/offline/pages.ts']),
  )
  const faults = scripts.flatMap((file) => {
    const young = tooYoungIn(readFileSync(path.join(root, file), 'utf8'))
    return young
      .filter((name) => !(name in WITHOUT) && !OURS.includes(name))
      .map((name) => `${file}: ${name}`)
  })
  expect(faults).toEqual([])
})

test.each([
  ['lines.toSorted(byLength)', 'toSorted'],
  ['lines.findLast(byLength), Object.groupBy(lines, byLength)', 'groupBy'],
  ['await indexedDB.databases()', 'databases'],
  ['await indexedDB.databases?.()'],
  ['event instanceof ToggleEvent', 'ToggleEvent'],
  ['new Intl.Segmenter()', 'Segmenter'],
  ["if ('Segmenter' in Intl) new Intl.Segmenter()"],
  ['AbortSignal.any(signals), promises.any()', 'any'],
  ['Promise.any(answers), JSON.parse(text)'],
  ['dialog.ariaLabel = name', 'ariaLabel'],
  ['// Safari does not know `scheduler`'],
  ["href === '/favicon.ico'"],
])('in %s it finds %s', (code, ...young) => expect(tooYoungIn(code)).toEqual(young))

function tooYoungIn(text: string): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  const used = code.matchAll(/(?:(\w+)\??\.|(?<![.\w'"]))([A-Za-z]\w*)(?!\w|['"]|\?[.:])/g)
  const young = [...used]
    .filter(([, owner, name = '']) => isYoung(name, owner))
    .map(([, , name = '']) => name)
  return [...new Set(young)].filter((name) => !code.includes(`'${name}' in `))
}

/** Known by its owner, where that is one of the browser's; otherwise everything of this name has to be too young. */
function isYoung(name: string, owner: string | undefined): boolean {
  if (!owner) return lackedBy(api[name] ?? javascript.builtins?.[name]).length > 0
  const named: readonly Owned[] = members.get(name) ?? []
  const own = named.filter((one) => one.owner === owner)
  const meant = own.length > 0 ? own : named
  return meant.length > 0 && meant.every(({ feature }) => lackedBy(feature).length > 0)
}

/** What some promised browsers lack of HTML, and what they do without it. */
const MARKUP_WITHOUT: Readonly<Record<string, string>> = {
  'button popovertarget': 'as popover',
  'button popovertargetaction': 'as popover',
  'details name': 'a script closes the others; without one several are open',
  'iframe loading': 'the examples of components load at once',
  'img fetchpriority': 'the browser decides which picture comes first',
  'link blocking': 'the page may be painted before its first section is whole',
  'link fetchpriority': 'as img fetchpriority',
  'link imagesizes': 'the first picture is asked for when its place is known',
  'link imagesrcset': 'as link imagesizes',
  popover:
    'web/components/layout/popovers.island.ts brings popovers; where no script runs, links open and close the menu',
}

test('what promised browsers lack of the markup is in one list, with what they do without it', () => {
  const markup = globSync('web/**/*.tsx', { cwd: root, exclude: ['web/.next*/**'] })
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n')
  const used = youngMarkup().filter(([, pattern]) => pattern.test(markup))
  expect(used.map(([name]) => name).sort()).toEqual(Object.keys(MARKUP_WITHOUT).sort())
})

/** Elements and attributes that are younger than the oldest promised browsers, with how a template has them. */
function youngMarkup(): [string, RegExp][] {
  const isYoung = ([, feature]: [string, Feature]) => lackedBy(feature).length > 0
  const elements = partsOf(html.elements)
  return [
    ...elements.filter(isYoung).map(([tag]): [string, RegExp] => [tag, new RegExp(`<${tag}\\b`)]),
    ...partsOf(html.global_attributes)
      .filter(isYoung)
      .map(([name]): [string, RegExp] => [name, new RegExp(`\\s${name}=`, 'i')]),
    ...elements.flatMap(([tag, element]) =>
      partsOf(element)
        .filter(isYoung)
        .map(([name]): [string, RegExp] => [`${tag} ${name}`, new RegExp(`<${tag}\\b[^>]*\\s${name}=`, 'i')]),
    ),
  ]
}

/** Safari 26 ends the page while it lays out text so: a phone that scrolled the home page lost it in a third of all visits. */
test('no style sheet asks for pretty wrapping', () => {
  const sheets = globSync('web/**/*.css', { cwd: root, exclude: ['web/.next*/**'] })
  expect(sheets).toContain('web/styles/base.css')
  const faults = sheets.filter((file) =>
    /text-wrap[\w-]*:\s*pretty/.test(readFileSync(path.join(root, file), 'utf8')),
  )
  expect(faults).toEqual([])
})
