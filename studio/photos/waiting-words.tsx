import { Box, Stack } from '@sanity/ui'
import { counted } from '../screens/counted.ts'
import { Notice, TouchButton } from '../screens/parts.tsx'
import type { Trouble, WaitingPhoto } from './waiting-photos.ts'

type WaitingWordsProps = { waiting: readonly WaitingPhoto[]; trouble: Trouble }

/** Said in the place of other words, so that what is below stays under the thumb; undefined when nothing is on its way. */
export function sendingText({ length }: readonly WaitingPhoto[], trouble: Trouble): string | undefined {
  if (length === 0 || trouble !== null) return undefined
  return `Sending ${counted(length, 'photo')}. You can go on meanwhile.`
}

/** What keeps the photos from getting into the document. */
export function WaitingWords({ waiting, trouble }: WaitingWordsProps) {
  const photos = counted(waiting.length, 'photo')
  return (
    <Box role="status">
      {waiting.length > 0 && trouble === 'away' && (
        <Notice tone="caution" role="alert">
          {`No connection. We’ll keep ${photos} here and send ${waiting.length === 1 ? 'it' : 'them'} when you’re back online.`}
        </Notice>
      )}
      {waiting.length > 0 && trouble === 'outdated' && (
        <Stack gap={3}>
          <Notice tone="caution" role="alert">
            {`This page is from before the last update of the Studio. Reload it, and we’ll send ${photos}.`}
          </Notice>
          <TouchButton text="Reload" onClick={() => location.reload()} />
        </Stack>
      )}
    </Box>
  )
}
