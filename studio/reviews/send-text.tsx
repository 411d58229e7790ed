import { Button, Card, Flex, Stack, Text, TextArea, TextInput } from '@sanity/ui'
import { useState } from 'react'
import { textLink } from '#content/documents/phone.ts'
import { CopyButton } from '../screens/copy.tsx'
import { Hint, Labelled, SmallButton, TouchButton } from '../screens/parts.tsx'
import { keepWords, keptWords, reviewText, USUAL_WORDS } from './review-text.ts'

type SendTextProps = { business: string; address: string }

/** A message for one customer, from the owner's own phone: nothing of it is kept but his words, on this device. */
export function SendText({ business, address }: SendTextProps) {
  const [firstName, setFirstName] = useState('')
  const [words, setWords] = useState(keptWords)
  const text = reviewText({ firstName, business, words, address })
  const change = (next: string) => {
    setWords(next)
    keepWords(next)
  }
  return (
    <Stack gap={3}>
      <Labelled label="Customer’s first name">
        <TextInput
          autoComplete="off"
          autoCapitalize="words"
          value={firstName}
          onChange={({ currentTarget }) => setFirstName(currentTarget.value)}
        />
      </Labelled>
      <Flex gap={2} wrap="wrap">
        <Button as="a" fontSize={2} padding={4} tone="primary" text="Text it" href={textLink('', text)} />
        <CopyButton text={text} label="Copy" />
        {'share' in navigator && <TouchButton text="Send another way" onClick={() => void share(text)} />}
      </Flex>
      <Card padding={3} radius={2} border role="region" aria-label="What they get">
        <Text size={1} style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {text}
        </Text>
      </Card>
      <Labelled label="Your words">
        <TextArea rows={4} value={words} onChange={({ currentTarget }) => change(currentTarget.value)} />
      </Labelled>
      <Flex align="center" gap={2} wrap="wrap" justify="space-between">
        <Hint>We keep your words on this device, and no customer’s name.</Hint>
        {words !== USUAL_WORDS && <SmallButton text="Use ours again" onClick={() => change(USUAL_WORDS)} />}
      </Flex>
    </Stack>
  )
}

/** By whatever app the phone offers. Who thinks better of it has said no to nothing that could fail. */
async function share(text: string): Promise<void> {
  await navigator.share({ text }).catch((error: unknown) => console.info('The message was not sent.', error))
}
