import { hash } from 'node:crypto'

const DENIED = [
  ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope'],
  ...['magnetometer', 'microphone', 'midi', 'payment', 'usb'],
]

const EVERYWHERE = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

const ON_PAGES = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': [...DENIED.map((name) => `${name}=()`), 'clipboard-write=(self)'].join(', '),
  'referrer-policy': 'strict-origin-when-cross-origin',
}

/** Two years, and without `includeSubDomains`: other hosts of the domain are not the lake's to decide on. */
const TRANSPORT = { 'strict-transport-security': 'max-age=63072000' }

/** Adds the security headers that a response needs. Headers that an endpoint has set are kept. */
export function secure(headers: Headers, publicUrl?: string): void {
  const isPage = headers.get('content-type')?.startsWith('text/html')
  const isEncrypted = publicUrl?.startsWith('https:')
  const wanted = { ...EVERYWHERE, ...(isPage && ON_PAGES), ...(isEncrypted && TRANSPORT) }
  for (const [name, value] of Object.entries(wanted)) if (!headers.has(name)) headers.set(name, value)
}

/** The source by which a Content-Security-Policy allows this script or style in a page. */
export function sourceOf(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`
}
