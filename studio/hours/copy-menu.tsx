import { CopyIcon } from '@sanity/icons/Copy'
import { Button } from '@sanity/ui'
import { Menu, MenuButton, MenuDivider, MenuItem } from '@sanity/ui/menu'
import { type Weekday, weekdays } from '#content/hours/opening-hours.ts'

const WORKDAYS = weekdays.slice(0, 5)

type CopyMenuProps = { day: Weekday; onCopy: (to: readonly Weekday[]) => void }

/** Gives other days the hours of this one. */
export function CopyMenu({ day, onCopy }: CopyMenuProps) {
  const others = weekdays.filter((other) => other !== day)
  return (
    <MenuButton
      id={`copy-${day}`}
      button={
        <Button
          mode="bleed"
          icon={CopyIcon}
          fontSize={2}
          padding={3}
          style={{ minHeight: 44, minWidth: 44 }}
          aria-label={`Copy the hours of ${day} to other days`}
          title="Copy to other days"
        />
      }
      menu={
        <Menu>
          <MenuItem
            text="Monday to Friday"
            padding={4}
            onClick={() => onCopy(WORKDAYS.filter((other) => other !== day))}
          />
          <MenuItem text="Every day" padding={4} onClick={() => onCopy(others)} />
          <MenuDivider />
          {others.map((other) => (
            <MenuItem key={other} text={other} padding={4} onClick={() => onCopy([other])} />
          ))}
        </Menu>
      }
      popover={{ portal: true, placement: 'bottom-end' }}
    />
  )
}
