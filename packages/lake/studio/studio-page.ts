import { createHash } from 'node:crypto'

/** The services may give pictures and videos. The Studio's styles are made by its scripts, hence 'unsafe-inline' for them; inline scripts are allowed by their digests. */
export function contentSecurityPolicy(html: string, services: readonly string[]): string {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)]
  const digests = scripts.map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
  return [
    "default-src 'none'",
    "manifest-src 'self'",
    `script-src ${["'self'", ...digests].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...services].join(' '),
    "font-src 'self' data:",
    ["media-src 'self' blob:", ...services].join(' '),
    "worker-src 'self' blob:",
    "frame-ancestors 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')
}

/** Paths of the scripts that the page names: without them it shows nothing. */
export function scriptsNamedIn(html: string): string[] {
  const tags = html.match(/<(script|link)\b[^>]*>/g) ?? []
  return tags.flatMap((tag) => /(?:src|href)="(\/[^"]+\.js)"/.exec(tag)?.[1] ?? [])
}
