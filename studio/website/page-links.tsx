import { Stack, Text } from '@sanity/ui'
import type { DocumentStatus } from 'pages-as-files/status'
import { counted } from '../screens/counted.ts'

type PageLinkProps = { href: string; padding: string; text: string }

/** A thumb hits it, and a long address stays on the screen. */
function PageLink({ href, padding, text }: PageLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      style={{ display: 'inline-block', padding, overflowWrap: 'anywhere' }}
    >
      {text}
    </a>
  )
}

/** Links to the pages that show the document, its own first. */
export function PageList({ site, told: { pages, count } }: { site: string; told: DocumentStatus }) {
  const more = count - pages.length
  return (
    <Stack>
      {pages.map(({ path }) => (
        <Text key={path} size={1}>
          <PageLink href={`${site}${path}`} padding="14px 0" text={path === '/' ? 'Home page' : path} />
        </Text>
      ))}
      {more > 0 && <Text size={1}>and {counted(more, 'page')} more</Text>}
    </Stack>
  )
}

/** The way to a page that shows what was published. */
export function SeeIt({ site, path }: { site: string; path: string }) {
  return (
    <Text size={2}>
      <PageLink href={`${site}${path}`} padding="12px 24px 12px 0" text="See it" />
    </Text>
  )
}
