import { Box, Flex, Text } from '@sanity/ui'
import { TimeText } from './time-text.tsx'

type TimeSpanProps = {
  /** Of which day, such as "Saturday". */
  of: string
  opens: string | undefined
  closes: string | undefined
  readOnly?: boolean
  onTimes: (times: { opens?: string; closes?: string }) => void
}

/** From when to when. */
export function TimeSpan({ of, opens, closes, readOnly, onTimes }: TimeSpanProps) {
  return (
    <Flex align="flex-start" gap={2}>
      <Box flex={1}>
        <TimeText
          end="opens"
          of={of}
          value={opens}
          readOnly={readOnly}
          onValue={(time) => onTimes({ opens: time })}
        />
      </Box>
      <Box paddingY={3}>
        <Text size={2} muted>
          to
        </Text>
      </Box>
      <Box flex={1}>
        <TimeText
          end="closes"
          of={of}
          value={closes}
          readOnly={readOnly}
          onValue={(time) => onTimes({ closes: time })}
        />
      </Box>
    </Flex>
  )
}
