import { Button, Card, Flex, Stack } from '@sanity/ui'
import { Children, type ReactNode } from 'react'
import { counted } from '../../screens/counted.ts'

type SheetBarProps = {
  chosen: number
  changed: number
  onRaise: () => void
  onPublish: () => void
  /** What was not saved, and what became of the last publish. */
  children: ReactNode
}

/** What can be done with what was chosen and changed, always in reach of a thumb. */
export function SheetBar({ chosen, changed, onRaise, onPublish, children }: SheetBarProps) {
  const hasWords = Children.toArray(children).length > 0
  if (chosen + changed === 0 && !hasWords) return null
  return (
    <Card
      role="region"
      aria-label="What to do with the prices"
      padding={3}
      radius={3}
      border
      shadow={3}
      style={{ position: 'sticky', bottom: 8, zIndex: 10 }}
    >
      <Stack gap={3}>
        {children}
        {chosen + changed > 0 && (
          <Flex gap={3} wrap="wrap" justify="flex-end">
            {chosen > 0 && (
              <Button
                mode="ghost"
                fontSize={2}
                padding={4}
                text={`Raise or lower ${counted(chosen, 'price')}`}
                style={{ flex: '1 0 max-content' }}
                onClick={onRaise}
              />
            )}
            {changed > 0 && (
              <Button
                fontSize={2}
                padding={4}
                text={`Publish ${counted(changed, 'price')}`}
                style={{ flex: '1 1 140px' }}
                onClick={onPublish}
              />
            )}
          </Flex>
        )}
      </Stack>
    </Card>
  )
}
