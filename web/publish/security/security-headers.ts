import type { NextConfig } from 'next'
import type { Inline } from 'pages-as-files'
import { mapService } from '#content/addresses/outside-links.ts'
import type { Environment } from '#content/environment/environment.ts'

type Rules = Awaited<ReturnType<NonNullable<NextConfig['headers']>>>
type Header = Rules[number]['headers'][number]
type Setting = Pick<Environment, 'siteUrl' | 'strictTransport'>

/** Styles, fonts and scripts need no rules about scripts and windows, which would add to the first load. */
const FILES = ['_next/static/', 'islands/']

/** Next's rules for every answer; islands have their content in their name, so a browser never asks for one twice. */
export function headersFor(setting: Setting): Rules {
  return [
    { source: '/:path*', headers: headersEverywhere(setting) },
    { source: `/((?!${FILES.join('|')}).*)`, headers: onPages },
    {
      source: '/islands/:file*',
      headers: [header('Cache-Control', 'public, max-age=31536000, immutable')],
    },
    { source: '/share/:card*', headers: [forOthers] },
  ]
}

/**
 * What the headers of one answer say of security: Next's rules don't reach every kind, and are those of the build. The policy
 * is said here alone, because it names what has been built.
 */
export function headersAt(url: string, setting: Setting, inline: Inline): Record<string, string> {
  const isFile = FILES.some((folder) => url.startsWith(`/${folder}`))
  const isShared = url.startsWith('/share/')
  return named([
    ...headersEverywhere(setting),
    ...(isFile ? [] : [...onPages, contentSecurityPolicy(inline, isEncrypted(setting))]),
    ...(isShared ? [forOthers] : []),
  ])
}

/** The origin that may show a preview in a frame, and the nonce of its scripts. */
export type Preview = { frame: string; nonce: string }

/** The same by lower-cased names, of an answer in the preview, which runs scripts of Next and stands in a frame of the Studio. */
export function headersInPreview(setting: Setting, { frame, nonce }: Preview): Record<string, string> {
  const rules = {
    ...policyOf({ styles: ["'unsafe-inline'"], scripts: [`'nonce-${nonce}'`] }),
    'frame-ancestors': frame,
    'img-src': "'self' data: blob:",
  }
  const headers = named([
    ...headersEverywhere(setting),
    ...onPages,
    header('Content-Security-Policy', policyText(rules, isEncrypted(setting))),
    header('X-Robots-Tag', 'noindex'),
  ])
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}

/** Of two with the same name the last counts. */
function named(headers: readonly Header[]): Record<string, string> {
  return Object.fromEntries(headers.map(({ key, value }) => [key, value]))
}

function headersEverywhere(setting: Setting): Header[] {
  return [...everywhere, ...(isEncrypted(setting) ? [strictTransport(setting)] : [])]
}

/** Two years for this host. What else lives under its domain is the owner's to say: nobody can take it back at once. */
function strictTransport({ strictTransport: { subdomains, preload } }: Setting): Header {
  const more = [...(subdomains ? ['includeSubDomains'] : []), ...(preload ? ['preload'] : [])]
  return header('Strict-Transport-Security', ['max-age=63072000', ...more].join('; '))
}

/** Tells whether visitors reach the site by https alone. */
export function isEncrypted({ siteUrl }: Pick<Setting, 'siteUrl'>): boolean {
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

/** For files that other sites show. */
const forOthers = header('Cross-Origin-Resource-Policy', 'cross-origin')

const onPages = [
  header('Cross-Origin-Opener-Policy', 'same-origin'),
  header('Permissions-Policy', [...denied.map((name) => `${name}=()`), 'clipboard-write=(self)'].join(', ')),
  header('Referrer-Policy', 'strict-origin-when-cross-origin'),
]

/**
 * Everything comes from the site itself. Of what stands in a page only the site's own style sheet and scripts are let in, by
 * their hashes, which make browsers deaf to 'inline-speculation-rules': pages carry none of the framework's.
 */
function contentSecurityPolicy(inline: Inline, https: boolean): Header {
  return header('Content-Security-Policy', policyText({ ...policyOf(inline), ...trustedTypes }, https))
}

/**
 * No script of a page may turn text into script; the address of the service worker alone comes from a policy of ours. Not in the
 * preview: scripts of Next load others by their addresses.
 */
const trustedTypes = { 'require-trusted-types-for': "'script'", 'trusted-types': 'service-worker' }

function policyOf({ styles, scripts }: Inline): Record<string, string> {
  return {
    'default-src': "'none'",
    'base-uri': "'none'",
    'connect-src': "'self'",
    'font-src': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    // A map, once a visitor asks for it.
    'frame-src': mapService.origin,
    // Icons are drawn in the style sheet.
    'img-src': "'self' data:",
    'manifest-src': "'self'",
    'media-src': "'self'",
    'script-src': ["'self'", ...scripts].join(' '),
    'style-src': ["'self'", ...styles].join(' '),
  }
}

function policyText(rules: Record<string, string>, https: boolean): string {
  const lines = Object.entries(rules).map((rule) => rule.join(' '))
  return [...lines, ...(https ? ['upgrade-insecure-requests'] : [])].join('; ')
}

function header(key: string, value: string) {
  return { key, value }
}
