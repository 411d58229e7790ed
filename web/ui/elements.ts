import type { DetailedHTMLProps, HTMLAttributes } from 'react'

type Element = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>

/** The site's own elements; what they do stands in web/islands, what they hold works without it. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'disclosure-menu': Element
      'off-canvas': Element
      'photo-frame': Element
      'theme-switch': Element
      'missing-page': Element
    }
  }
}
