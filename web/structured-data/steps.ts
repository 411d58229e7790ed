import { type SinglePage, singlePages } from '#content/addresses/routes.ts'

export function stepTo(page: SinglePage) {
  const { title, path } = singlePages[page]
  return { name: title, path }
}

/** The first step to every page. */
export const homeStep = stepTo('homePage')
