import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { ChevronDownIcon } from '@sanity/icons/ChevronDown'
import { CircleIcon } from '@sanity/icons/Circle'
import { Card, Flex, Stack, Text } from '@sanity/ui'
import { RemoveMadeUp } from '../going-live/remove-made-up.tsx'
import { AskFirst } from '../screens/ask-first.tsx'
import { useMayChange } from '../screens/may-change.ts'
import { Hint, List, Name } from '../screens/parts.tsx'
import { areStepsOpen, keepStepsOpen, STEPS_ID } from '../screens/steps-open.ts'
import { useLake } from '../screens/use-lake.ts'
import { ChooseShown } from './choose-shown.tsx'
import { LinkButton, To } from './job-tiles.tsx'
import { isLeft, type Sampled, type Step, stepsOf, typesOfSteps } from './steps.ts'

/** A row for the thumb, with the sign at its end in place of the browser's before it. */
const SUMMARY = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 44,
  cursor: 'pointer',
} as const

/** The way from the sample business to the owner's, on his first screen until it is done, and not for users of the daily role. */
export function MakeItYours({ samples }: { samples: Sampled }) {
  const mayChange = useMayChange()
  const steps = stepsOf(samples)
  const done = steps.filter(({ left }) => left === 0).length
  const others = samples.filter((one) => isLeft(one) && !typesOfSteps.has(one._type)).length
  if (!steps.every(({ type }) => mayChange(type)) || (done === steps.length && others === 0)) return null
  return (
    <Card as="section" aria-label="Make it yours" padding={[3, 4]} radius={3} border tone="caution">
      <details
        id={STEPS_ID}
        open={areStepsOpen()}
        onToggle={({ currentTarget }) => keepStepsOpen(currentTarget.open)}
      >
        <summary style={SUMMARY}>
          <Text as="span" size={2} weight="semibold">{`Make it yours: ${done} of ${steps.length} done`}</Text>
          <Text as="span" size={2}>
            <ChevronDownIcon />
          </Text>
        </summary>
        <Stack gap={4} paddingTop={3}>
          <Text size={2}>
            Your website starts with a made-up business, so you can see how things look. Put yours in its
            place, one step at a time. You can stop and go on whenever you like.
          </Text>
          <List label="Steps">
            {steps.map((step) => (
              <StepRow key={step.type} step={step} />
            ))}
          </List>
          <RemoveMadeUp samples={samples.filter(({ sample }) => sample)} />
          <LinkButton
            place={{ path: '/structure/before-you-go-live' }}
            text={others > 0 ? `Later: ${others} more things we made up` : 'Before you go live'}
          />
        </Stack>
      </details>
    </Card>
  )
}

function StepRow({ step }: { step: Step }) {
  const { type, title, place, left, what, asksAsOwn, chooses } = step
  const isDone = left === 0
  return (
    <Card as="li" padding={3} radius={2} border>
      <Stack gap={3}>
        <To place={place}>
          <Flex align="center" gap={3} style={{ minHeight: 44 }}>
            <Text size={3}>
              {isDone ? <CheckmarkCircleIcon aria-label="Done" /> : <CircleIcon aria-label="To do" />}
            </Text>
            <Stack gap={2}>
              <Name>{title}</Name>
              <Hint>{isDone ? 'Yours' : `Still made up: ${what}`}</Hint>
            </Stack>
          </Flex>
        </To>
        {chooses && <ChooseShown type={chooses} />}
        {!isDone && asksAsOwn && <AreMine type={type} title={title} question={asksAsOwn} />}
      </Stack>
    </Card>
  )
}

/** For the owner to whom what was made up happens to fit. */
function AreMine({ type, title, question }: { type: string; title: string; question: string }) {
  const client = useLake()
  const all = { query: '*[_type == $type && sample == true]', params: { type } }
  return (
    <AskFirst
      button={{ text: 'These are mine', 'aria-label': `${title}: these are mine` }}
      header={question}
      confirm={{ text: 'Yes, they’re mine', autoFocus: true }}
      failed="That wasn’t kept"
      work={() => client.patch(all).unset(['sample']).commit()}
    >
      <Text size={2}>Visitors rely on them from now on. You can still change each one at any time.</Text>
    </AskFirst>
  )
}
