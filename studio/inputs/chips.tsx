import { Card, Flex, Stack, Text } from '@sanity/ui'
import { type ReactNode, useId, useState } from 'react'
import { type StringInputProps, set } from 'sanity'
import { SmallButton } from '../screens/parts.tsx'
import { useTowns } from './towns.ts'

/** One of the words that the schema lists. */
export function ChipsInput(props: StringInputProps) {
  const list = props.schemaType.options?.list ?? []
  const options = list.map((one) => (typeof one === 'string' ? one : (one.value ?? '')))
  return <Chips {...props} options={options} first={props.elementProps} />
}

/** A place: a town that the business serves, with one tap, or whatever is typed. */
export function TownInput(props: StringInputProps) {
  const known = useTowns()
  const [isWhole, setIsWhole] = useState(false)
  const offered = known.filter(({ name, isClose }) => isWhole || isClose || name === props.value)
  const options = offered.flatMap(({ name }) => name ?? [])
  return (
    <Stack gap={3}>
      {options.length > 0 && (
        <Chips {...props} options={options}>
          {offered.length < known.length && (
            <SmallButton text="More towns" onClick={() => setIsWhole(true)} />
          )}
        </Chips>
      )}
      {props.renderDefault(props)}
    </Stack>
  )
}

type ChipsProps = Pick<StringInputProps, 'onChange' | 'readOnly' | 'schemaType' | 'value'> & {
  options: readonly string[]
  /** What the first one has besides. */
  first?: object
  children?: ReactNode
}

/** Words of which one is chosen, each with one tap. */
function Chips({ options, first, children, onChange, readOnly, schemaType, value }: ChipsProps) {
  const name = useId()
  return (
    <Flex gap={2} wrap="wrap" role="radiogroup" aria-label={schemaType.title ?? ''}>
      {options.map((option, place) => (
        <Card
          key={option}
          as="label"
          border
          radius={5}
          paddingX={2}
          tone={option === value ? 'primary' : 'default'}
          style={readOnly ? undefined : { cursor: 'pointer' }}
        >
          <Flex align="center" gap={2} style={{ minHeight: 44 }}>
            <input
              {...(place === 0 && first)}
              type="radio"
              name={name}
              checked={option === value}
              disabled={readOnly}
              onChange={() => onChange(set(option))}
            />
            <Text size={1} muted={readOnly} weight={option === value ? 'semibold' : 'regular'}>
              {option}
            </Text>
          </Flex>
        </Card>
      ))}
      {children}
    </Flex>
  )
}
