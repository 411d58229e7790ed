const DENIED = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]

const EVERYWHERE = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

const ON_PAGES = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': [...DENIED.map((name) => `${name}=()`), 'clipboard-write=(self)'].join(', '),
  'referrer-policy': 'strict-origin-when-cross-origin',
}

/** Two years, and for this host alone: what else the owner has under the domain is none of the lake's business. */
const TRANSPORT = { 'strict-transport-security': 'max-age=63072000' }

/** Completes the headers of any answer with what its kind needs; what an endpoint has set itself stays. */
export function secure(headers: Headers, publicUrl?: string): void {
  const isPage = headers.get('content-type')?.startsWith('text/html')
  const isEncrypted = publicUrl?.startsWith('https:')
  const wanted = { ...EVERYWHERE, ...(isPage && ON_PAGES), ...(isEncrypted && TRANSPORT) }
  for (const [name, value] of Object.entries(wanted)) if (!headers.has(name)) headers.set(name, value)
}
