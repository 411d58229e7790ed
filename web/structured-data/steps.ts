import { fixedPaths, type SinglePage, singlePages } from '#content/addresses/routes.ts'

/** The first step to every page. */
export const homeStep = { name: 'Home', path: fixedPaths.home }

export function stepTo(page: SinglePage) {
  const { title, path } = singlePages[page]
  return { name: title, path }
}
