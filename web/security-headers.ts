import type { NextConfig } from 'next'
import type { Environment } from '#content/environment.ts'
import { mapOrigin } from '#content/outside-links.ts'

type Rules = Awaited<ReturnType<NonNullable<NextConfig['headers']>>>
type Header = Rules[number]['headers'][number]
type Setting = Pick<Environment, 'siteUrl' | 'development'>

/** Styles, fonts and scripts: they have no use for rules about scripts and windows, and every byte of a first load counts. */
const FILES = ['_next/static/', 'islands/']

/** Headers of every answer; islands have their content in their name, so a browser never asks for one twice. */
export function headersFor(setting: Setting): Rules {
  return [
    { source: '/:path*', headers: headersEverywhere(setting) },
    { source: `/((?!${FILES.join('|')}).*)`, headers: headersOnPages(setting) },
    {
      source: '/islands/:file*',
      headers: [header('Cache-Control', 'public, max-age=31536000, immutable')],
    },
    { source: '/share/:card*', headers: [forOthers] },
  ]
}

/** What the headers of one answer say of security: Next's rules don't reach every kind, and are those of the build. */
export function headersAt(url: string, setting: Setting): Header[] {
  const isFile = FILES.some((folder) => url.startsWith(`/${folder}`))
  const isShared = url.startsWith('/share/')
  return [
    ...headersEverywhere(setting),
    ...(isFile ? [] : headersOnPages(setting)),
    ...(isShared ? [forOthers] : []),
  ]
}

function headersEverywhere(setting: Setting): Header[] {
  const transport = header('Strict-Transport-Security', 'max-age=63072000; includeSubDomains; preload')
  return [...everywhere, ...(isEncrypted(setting) ? [transport] : [])]
}

function headersOnPages(setting: Setting): Header[] {
  if (setting.development) return onPages
  return [...onPages, header('Content-Security-Policy', contentSecurityPolicy(isEncrypted(setting)))]
}

function isEncrypted({ siteUrl }: Setting): boolean {
  return siteUrl?.startsWith('https:') ?? false
}

const denied = [
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

const everywhere = [
  header('Cross-Origin-Resource-Policy', 'same-origin'),
  header('X-Content-Type-Options', 'nosniff'),
]

/** Made to be shown by other sites. */
const forOthers = header('Cross-Origin-Resource-Policy', 'cross-origin')

const onPages = [
  header('Cross-Origin-Opener-Policy', 'same-origin'),
  header('Permissions-Policy', [...denied.map((name) => `${name}=()`), 'clipboard-write=(self)'].join(', ')),
  header('Referrer-Policy', 'strict-origin-when-cross-origin'),
]

/** Everything comes from the site itself; pages need no inline script or style, because they carry none of the framework's. */
function contentSecurityPolicy(https: boolean): string {
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "connect-src 'self'",
    "font-src 'self'",
    "form-action 'self' mailto:",
    "frame-ancestors 'none'",
    // A map, once a visitor asks for it.
    `frame-src ${mapOrigin}`,
    "img-src 'self'",
    "manifest-src 'self'",
    "media-src 'self'",
    "script-src 'self' 'inline-speculation-rules'",
    "style-src 'self'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

function header(key: string, value: string) {
  return { key, value }
}
