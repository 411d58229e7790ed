import { Button, Card, Flex } from '@sanity/ui'
import { counted } from '../../screens/counted.ts'

type SheetBarProps = {
  chosen: number
  changed: number
  onRaise: () => void
  onPublish: () => void
}

/** What can be done with what was chosen and changed, always in reach of a thumb. */
export function SheetBar({ chosen, changed, onRaise, onPublish }: SheetBarProps) {
  if (chosen + changed === 0) return null
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
      <Flex gap={3} wrap="wrap" justify="flex-end">
        {chosen > 0 && (
          <Button
            mode="ghost"
            fontSize={2}
            padding={4}
            text={`Raise or lower ${chosen}`}
            aria-label={`Raise or lower ${counted(chosen, 'price')}`}
            style={{ flex: '1 1 140px' }}
            onClick={onRaise}
          />
        )}
        {changed > 0 && (
          <Button
            tone="primary"
            fontSize={2}
            padding={4}
            text={`Publish ${changed}`}
            aria-label={`Publish ${counted(changed, 'price')}`}
            style={{ flex: '1 1 140px' }}
            onClick={onPublish}
          />
        )}
      </Flex>
    </Card>
  )
}
