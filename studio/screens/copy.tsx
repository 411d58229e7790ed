import { Box, Card, Flex, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { Hint, TouchButton } from './parts.tsx'

/** In milliseconds: as long as someone looks at what he tapped. */
const SAID_FOR = 4_000

const COPIED = 'Copied'
const REFUSED = 'Copying isn’t allowed here'

/** Puts a text onto the clipboard; `said` is the answer to the last tap, until the text changes. */
function useCopy(text: string) {
  const [answer, setAnswer] = useState<{ said: string; of: string }>()
  useEffect(() => {
    const timer = setTimeout(() => setAnswer(undefined), SAID_FOR)
    return () => clearTimeout(timer)
  }, [answer])
  const copy = async () => {
    const said = await navigator.clipboard.writeText(text).then(
      () => COPIED,
      () => REFUSED,
    )
    setAnswer({ said, of: text })
  }
  return { said: answer?.of === text ? answer.said : undefined, copy }
}

type CopyButtonProps = { text: string; label: string }

/** It says itself that it was done: that is where the thumb is. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const { said, copy } = useCopy(text)
  return (
    <>
      <TouchButton
        text={said ?? label}
        tone={said === COPIED ? 'positive' : 'default'}
        onClick={() => void copy()}
      />
      <Heard said={said} />
    </>
  )
}

const LINE = { minHeight: 44, textAlign: 'start', font: 'inherit', cursor: 'pointer' } as const

/** A line that is copied by a tap anywhere on it. */
export function CopyLine({ text }: { text: string }) {
  const { said, copy } = useCopy(text)
  return (
    <li style={{ display: 'grid' }}>
      <Card
        as="button"
        border
        padding={3}
        radius={2}
        tone={said === COPIED ? 'positive' : 'default'}
        style={LINE}
        onClick={() => void copy()}
      >
        <Flex align="center" gap={3} justify="space-between">
          <Text size={2} style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {text}
          </Text>
          <Box style={{ flex: 'none' }}>
            <Hint>{said ?? 'Copy'}</Hint>
          </Box>
        </Flex>
      </Card>
      <Heard said={said} />
    </li>
  )
}

/** For those who listen. */
function Heard({ said }: { said: string | undefined }) {
  return (
    <span role="status" style={UNSEEN}>
      {said}
    </span>
  )
}

const UNSEEN = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const
