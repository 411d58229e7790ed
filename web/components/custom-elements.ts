import type { DetailedHTMLProps, HTMLAttributes } from 'react'

type HostProps = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>

/** The site's own elements; what they do stands in web/islands, what they hold works without it. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'disclosure-menu': HostProps
      'map-on-request': HostProps
      'off-canvas': HostProps
      'offline-pages': HostProps
      'open-now': HostProps
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
