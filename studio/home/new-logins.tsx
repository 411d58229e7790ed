import { Card, Flex, Stack, Text } from '@sanity/ui'
import { useCallback, useEffect, useState } from 'react'
import { Link } from 'sanity/router'
import { z } from 'zod'
import { lake } from '../environment.ts'
import { askAgain } from '../screens/ask-again.ts'
import { Notice, TouchButton } from '../screens/parts.tsx'
import { useLake } from '../screens/use-lake.ts'
import { whenText } from '../screens/when-text.ts'

const answer = z.object({
  newLogins: z.array(z.object({ id: z.string(), browser: z.string(), time: z.number() })),
})

export type NewLogin = z.infer<typeof answer>['newLogins'][number]

const AGAIN_MS = 10 * 60 * 1000

/**
 * The logins of this person from browsers they had never used, until they say of each whose it was. `settle` says so; `removed` tells
 * whether they have just ended one. Where Sanity keeps the content it also sees to logins.
 */
export function useNewLogins() {
  const client = useLake()
  const [logins, setLogins] = useState<readonly NewLogin[]>([])
  const [hasRemoved, setHasRemoved] = useState(false)
  const ask = useCallback(async () => {
    // Without a connection, which the Studio speaks of elsewhere, the last answer stands.
    const told = answer.safeParse(await client.request({ url: '/users/me/logins' }).catch(() => undefined))
    return told.success ? told.data.newLogins : undefined
  }, [client])
  useEffect(() => {
    if (!lake.isEmbedded) return
    return askAgain(async (signal) => {
      const told = await ask()
      if (told && !signal.aborted) setLogins(told)
      return AGAIN_MS
    })
  }, [ask])

  async function settle(id: string, wasMe: boolean): Promise<void> {
    const url = `/users/me/${wasMe ? 'new-logins' : 'devices'}/${id}`
    const isDone = await client.request({ url, method: 'DELETE' }).then(
      () => true,
      () => false,
    )
    if (isDone && !wasMe) setHasRemoved(true)
    setLogins((await ask()) ?? logins)
  }

  return { logins, hasRemoved, settle }
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
      {logins.map(({ id, browser, time }) => (
        <Card key={id} tone="caution" padding={4} radius={3} border role="alert">
          <Stack gap={4}>
            <Text size={2}>
              {`New login: ${browser}, ${whenText(new Date(time).toISOString())}. Not you? Remove it.`}
            </Text>
            <Flex gap={3} wrap="wrap">
              <TouchButton text="It was me" onClick={() => settle(id, true)} />
              <TouchButton tone="critical" text="Remove it" onClick={() => settle(id, false)} />
            </Flex>
          </Stack>
        </Card>
      ))}
    </>
  )
}
