import { fixedPaths } from '#content/addresses/routes.ts'
import { routeAt } from '../../../../lake/published-routes.ts'
import { drawIcon } from '../../../../search/icons/draw-icon.tsx'
import { iconIn, iconPath, sizeAt } from '../../../../search/icons/icon.ts'
import { drawnAnswer } from '../../../drawn-answer.ts'

/** The business in a browser's tab and on home screens: its logo, or its initials in its colors. */
export async function GET(request: Request): Promise<Response> {
  return drawnAnswer(request, routeAt(fixedPaths.manifest), (answer, path) => {
    const [icon, size] = [iconIn(answer), sizeAt(path)]
    return icon && size && { path: iconPath(icon, size), type: 'image/png', draw: () => drawIcon(icon, size) }
  })
}
