import { ClockIcon } from '@sanity/icons/Clock'
import { Badge, Box, Card, Flex, Spinner, Text } from '@sanity/ui'
import { MenuItem } from '@sanity/ui/menu'
import { type ReactNode, useId } from 'react'
import { type ObjectInputProps, useSchema } from 'sanity'
import { Dropdown } from '../screens/parts.tsx'
import type { Photo } from './job-photos.ts'
import { useObjectUrl } from './use-object-url.ts'
import type { WaitingPhoto } from './waiting-photos.ts'

const SQUARE = { position: 'relative', aspectRatio: '1', overflow: 'hidden' } as const
const WHOLE = { position: 'absolute', inset: 0 } as const
/** Sanity's preview of a picture keeps 8 px around it. */
const WITHOUT_MARGIN = { position: 'absolute', inset: -8 } as const
const MARK = { position: 'absolute', left: 4, bottom: 4, pointerEvents: 'none' } as const

type PhotoCellProps = Pick<ObjectInputProps, 'readOnly' | 'renderPreview'> & {
  photo: Photo
  name: string
  mark?: string | undefined
  /** By the words of the menu that a tap opens. */
  actions: Readonly<Record<string, () => void>>
  /** What a tap does instead while photos are chosen. */
  onPick?: ((photo: Photo) => void) | undefined
}

export function PhotoCell({ photo, name, mark, actions, onPick, readOnly, renderPreview }: PhotoCellProps) {
  const schemaType = useSchema().get('picture')
  const id = useId()
  const picture = (
    <Card
      as="button"
      type="button"
      aria-label={mark ? `${name}, ${mark.toLowerCase()}` : name}
      border
      radius={2}
      padding={0}
      disabled={readOnly}
      style={SQUARE}
      {...(onPick && { tone: 'primary', onClick: () => onPick(photo) })}
    >
      <Box style={WITHOUT_MARGIN}>
        {schemaType && renderPreview({ schemaType, value: photo, layout: 'media' })}
      </Box>
      {mark && <Mark>{mark}</Mark>}
    </Card>
  )
  if (onPick || readOnly) return picture
  return (
    <Dropdown id={id} button={picture}>
      {Object.entries(actions).map(([text, act]) => (
        <MenuItem key={text} text={text} padding={4} onClick={act} />
      ))}
    </Dropdown>
  )
}

function Mark({ children }: { children: ReactNode }) {
  return (
    <Box style={MARK}>
      <Badge tone="primary">{children}</Badge>
    </Box>
  )
}

/** A photo that is not in the document yet. */
export function WaitingCell({ photo: { file, isReady } }: { photo: WaitingPhoto }) {
  const url = useObjectUrl(isReady ? file : undefined)
  return (
    <Card border radius={2} style={SQUARE}>
      {url && <Box style={{ ...WHOLE, opacity: 0.6, background: `center / cover url(${url})` }} />}
      <Flex align="center" justify="center" style={WHOLE}>
        {isReady && !navigator.onLine ? (
          <Text size={3}>
            <ClockIcon />
          </Text>
        ) : (
          <Spinner />
        )}
      </Flex>
    </Card>
  )
}
