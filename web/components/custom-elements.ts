import type { DetailedHTMLProps, HTMLAttributes } from 'react'

type HostProps = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>

/** The site's custom elements: an `*.island.ts` beside each part defines its behavior, and their content works without it. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'site-menu': HostProps
      'map-on-request': HostProps
      'offline-pages': HostProps
      'open-now': HostProps
      'action-bar': HostProps
      'photo-frame': HostProps
      'theme-switch': HostProps
      'tool-tip': HostProps
      'missing-page': HostProps
      'question-list': HostProps
      'quote-form': HostProps
      'price-estimate': HostProps
      'print-page': HostProps
      'toast-notice': HostProps
      'zip-check': HostProps
      'photo-filter': HostProps
      'photo-viewer': HostProps
      'before-after': HostProps
    }
  }
}
