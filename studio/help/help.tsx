import { ChevronDownIcon } from '@sanity/icons/ChevronDown'
import { ChevronRightIcon } from '@sanity/icons/ChevronRight'
import { Box, Card, Stack, Text } from '@sanity/ui'
import { useId, useState } from 'react'
import { To } from '../home/job-tiles.tsx'
import { TouchButton } from '../screens/parts.tsx'
import { Screen } from '../screens/screen.tsx'
import { type Task, tasks } from './tasks.ts'

/** Short tasks, each opened by a tap. */
export function Help() {
  return (
    <Screen leadsHome title="How to…" intro="Tap what you’d like to do.">
      <Stack gap={3}>
        {tasks.map((task) => (
          <Steps key={task.title} task={task} />
        ))}
      </Stack>
    </Screen>
  )
}

function Steps({ task: { title, steps, place } }: { task: Task }) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Card border radius={3}>
      <Stack>
        <TouchButton
          mode="bleed"
          justify="flex-start"
          icon={isOpen ? ChevronDownIcon : ChevronRightIcon}
          text={title}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        />
        <Box id={id} hidden={!isOpen} paddingX={4} paddingBottom={2}>
          <Stack as="ol" gap={4} paddingLeft={4} margin={0}>
            {steps.map((step) => (
              <Text as="li" key={step} size={2} style={{ display: 'list-item', listStyle: 'decimal' }}>
                {step}
              </Text>
            ))}
          </Stack>
          <To place={place}>
            <Box paddingY={4}>
              <Text size={2} weight="semibold" style={{ textDecoration: 'underline' }}>
                Go there now
              </Text>
            </Box>
          </To>
        </Box>
      </Stack>
    </Card>
  )
}
