import { Checkbox, Flex } from '@sanity/ui'

type ChooseBoxProps = {
  label: string
  isChosen: boolean
  /** Some of what it stands for is chosen. */
  isPartly?: boolean
  isDisabled: boolean
  onChoose: (isChosen: boolean) => void
}

/** A box with as much room around it as a thumb needs. */
export function ChooseBox({ label, isChosen, isPartly, isDisabled, onChoose }: ChooseBoxProps) {
  return (
    <Flex as="label" align="center" justify="center" style={{ width: 44, height: 44, flex: 'none' }}>
      <Checkbox
        aria-label={label}
        checked={isChosen}
        indeterminate={isPartly}
        disabled={isDisabled}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
      />
    </Flex>
  )
}
