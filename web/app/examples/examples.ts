import { componentExamples } from './component-examples.tsx'
import type { Example, Examples } from './example.ts'
import { formExamples } from './form-examples.tsx'
import { heroExamples } from './hero-examples.tsx'
import { homeExamples } from './home-examples.tsx'
import { layoutExamples } from './layout-examples.tsx'
import { priceExamples } from './price-examples.tsx'
import { sectionExamples } from './section-examples.tsx'
import { townExamples } from './town-examples.tsx'

/** All examples, in the groups of the page that shows them. */
export const exampleGroups: Readonly<Record<string, Examples>> = {
  Sections: sectionExamples,
  'Tops of pages': heroExamples,
  'Around every page': layoutExamples,
  Components: componentExamples,
  Forms: formExamples,
  'The home page': homeExamples,
  Towns: townExamples,
  Prices: priceExamples,
}

export const examples: readonly (readonly [name: string, example: Example])[] = Object.values(
  exampleGroups,
).flatMap((group) => Object.entries(group))

export const themes = ['light', 'dark'] as const

export const exampleHref = (name: string, theme: (typeof themes)[number]) => `/examples/${name}/${theme}`
