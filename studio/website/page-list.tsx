import { Stack, Text } from '@sanity/ui'
import type { DocumentStatus } from 'pages-as-files/status'
import { pageCount } from './words.ts'

/** Links to the pages that show the document, its own first. A thumb hits each of them. */
export function PageList({ site, told: { pages, count } }: { site: string; told: DocumentStatus }) {
  const more = count - pages.length
  return (
    <Stack>
      {pages.map(({ path }) => (
        <Text key={path} size={1}>
          <a
            href={`${site}${path}`}
            target="_blank"
            rel="noreferrer"
            style={{ display: 'inline-block', padding: '14px 0', overflowWrap: 'anywhere' }}
          >
            {path === '/' ? 'Home page' : path}
          </a>
        </Text>
      ))}
      {more > 0 && <Text size={1}>and {pageCount(more)} more</Text>}
    </Stack>
  )
}
