import { Box, Text } from '@sanity/ui'
import { useDocumentStatus } from '../../website/asking/use-document-status.ts'
import { PageList } from '../../website/page-list.tsx'
import { shownText } from '../../website/words.ts'

type WhereProps = { site: string; id: string; revision: string | undefined }

/** The pages of the website that show a price. */
export function Where({ site, id, revision }: WhereProps) {
  const told = useDocumentStatus(site, id, revision)
  return (
    <Box padding={3} role="status">
      {typeof told === 'object' ? (
        <>
          <Text size={1}>{shownText(told, 'price')}</Text>
          <PageList site={site} told={told} />
        </>
      ) : (
        <Text size={1}>
          {told === undefined
            ? 'Checking your website…'
            : 'We can’t reach your website right now, so we can’t tell where it shows this.'}
        </Text>
      )}
    </Box>
  )
}
