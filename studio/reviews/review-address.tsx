import type { Patch } from '@sanity/client'
import { Flex, Stack, Text, TextInput } from '@sanity/ui'
import { type FormEvent, useState } from 'react'
import type { SanityClient } from 'sanity'
import { webAddress } from '#content/documents/field-kinds.ts'
import { publishChange } from '../screens/change-published.ts'
import { useMayChange } from '../screens/may-change.ts'
import { Hint, Labelled, Notice, Problem, SmallButton, SubmitButton, TouchButton } from '../screens/parts.tsx'
import { useAttempt } from '../screens/use-attempt.ts'
import { useLake } from '../screens/use-lake.ts'

const BUSINESS = 'business'

type ReviewAddressProps = {
  address: string | null
  /** Whether it reaches nobody: there is none, or it is the sample's. */
  isMissing: boolean
}

/** The link with which customers write a review, the same field as in "Company details". */
export function ReviewAddress({ address, isMissing }: ReviewAddressProps) {
  const mayChange = useMayChange()(BUSINESS)
  const [isChanging, setIsChanging] = useState(false)
  if (!mayChange && !isMissing) return null
  if (!mayChange)
    return (
      <Notice tone="caution">
        The link where customers write reviews is missing. Whoever takes care of “Company details” can fill in
        “Reviews page” there.
      </Notice>
    )
  if (isMissing || isChanging)
    return <AddressForm before={isMissing ? null : address} onDone={() => setIsChanging(false)} />
  return (
    <Flex align="center" gap={2} justify="space-between">
      <Text size={1} muted style={{ overflowWrap: 'anywhere' }}>{`Leads to ${address}`}</Text>
      <SmallButton text="Change the link" onClick={() => setIsChanging(true)} />
    </Flex>
  )
}

function AddressForm({ before, onDone }: { before: string | null; onDone: () => void }) {
  const client = useLake()
  const { isBusy, attempt } = useAttempt('Your link wasn’t saved')
  const [typed, setTyped] = useState(before ?? '')
  const [problem, setProblem] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { data, error } = webAddress.safeParse(typed)
    setProblem(error?.issues[0]?.message ?? '')
    if (data === undefined) return
    void attempt(async () => {
      await saveAddress(client, data, before ?? undefined)
      onDone()
    })
  }
  return (
    <Stack as="form" gap={3} noValidate onSubmit={submit}>
      <Labelled label="Where do customers write your reviews?">
        <TextInput
          type="url"
          inputMode="url"
          placeholder="https://"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </Labelled>
      {problem && <Problem>{problem}</Problem>}
      <Flex gap={3} wrap="wrap">
        <SubmitButton text="Save the link" disabled={isBusy || typed.trim() === ''} />
        {before && <TouchButton type="button" text="Cancel" onClick={onDone} />}
      </Flex>
      <Hint>
        On Google: open your Business Profile, tap “Ask for reviews”, and copy the link. Any other site where
        customers review you works, too.
      </Hint>
    </Stack>
  )
}

/** It is on the website as well: the way back is one tap. */
async function saveAddress(client: SanityClient, next: string | undefined, before?: string): Promise<void> {
  const change = (patch: Patch) => (next ? patch.set({ reviewsUrl: next }) : patch.unset(['reviewsUrl']))
  await publishChange(client, BUSINESS, change, {
    tag: 'review-address',
    done: next ? 'Your link is saved, and your website has it, too.' : 'Your link is gone again.',
    undo: () => saveAddress(client, before, next),
  })
}
