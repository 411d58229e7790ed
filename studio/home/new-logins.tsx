import { Flex, Text } from '@sanity/ui'
import { useState } from 'react'
import { Link } from 'sanity/router'
import { z } from 'zod'
import { LongList } from '../screens/long-list.tsx'
import { Notice, Panel, TouchButton } from '../screens/parts.tsx'
import { useLake } from '../screens/use-lake.ts'
import { useTold } from '../screens/use-told.ts'
import { whenText } from '../screens/when-text.ts'

const answer = z.object({
  newLogins: z.array(z.object({ id: z.string(), browser: z.string(), time: z.number() })),
})

/**
 * The logins of this person from browsers they had never used, until they say of each whose it was. `settle` says so; `removed` tells
 * whether they have just ended one.
 */
export function useNewLogins() {
  const client = useLake()
  const { told, ask } = useTold('/users/me/logins', answer)
  const [hasRemoved, setHasRemoved] = useState(false)

  async function settle(id: string, wasMe: boolean): Promise<void> {
    const url = `/users/me/${wasMe ? 'new-logins' : 'devices'}/${id}`
    const isDone = await client.request({ url, method: 'DELETE' }).then(
      () => true,
      () => false,
    )
    if (isDone && !wasMe) setHasRemoved(true)
    await ask()
  }

  return { logins: told?.newLogins ?? [], hasRemoved, settle }
}

/** Says each such login once, with what to do about it. */
export function NewLogins({ logins, hasRemoved, settle }: ReturnType<typeof useNewLogins>) {
  return (
    <>
      {hasRemoved && (
        <Notice tone="positive">
          It’s logged out. Now <Link href="/account">change how you log in</Link>, so it can’t come back.
        </Notice>
      )}
      {logins.length > 0 && (
        <LongList label="New logins" items={logins} few={3}>
          {({ id, browser, time }) => (
            <li key={id}>
              <Panel tone="caution" role="alert">
                <Text size={2}>
                  {`New login: ${browser}, ${whenText(new Date(time).toISOString())}. Not you? Remove it.`}
                </Text>
                <Flex gap={3} wrap="wrap">
                  <TouchButton text="It was me" onClick={() => settle(id, true)} />
                  <TouchButton tone="critical" text="Remove it" onClick={() => settle(id, false)} />
                </Flex>
              </Panel>
            </li>
          )}
        </LongList>
      )}
    </>
  )
}
