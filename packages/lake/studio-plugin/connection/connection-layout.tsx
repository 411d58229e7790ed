import { Box, Button, Card, Flex, Text } from '@sanity/ui'
import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import type { LayoutProps } from 'sanity'
import type { Connection, Status } from './connection.ts'
import { type LogIn, LoginDialog } from './login-dialog.tsx'

const NOTICES: Readonly<Record<Status, string | null>> = {
  connected: null,
  away: 'No connection. We’ll keep what you type here and send it when you’re back online.',
  trouble: 'Your website can’t save right now. We’ll keep what you type here and send it when it can.',
  session: 'You’re logged out. We’ll keep what you type here and send it when you log in.',
}

/** On a phone the whole page scrolls. What lies below in the same place keeps the banner from covering the Studio at first. */
const ON_TOP = { position: 'fixed', top: 0, left: 0, right: 0, zIndex: 1_000 } as const

/** The Studio with a banner while it can't be reached, and a login over the form when the session is over. */
export function connectionLayout(
  connection: Connection,
  logIn: LogIn | undefined,
): ComponentType<LayoutProps> {
  return function ConnectionLayout(props) {
    const { status, refused } = useSyncExternalStore(connection.subscribe, connection.state)
    const notice = NOTICES[status]
    return (
      <Flex direction="column" height="fill">
        <div role="status" style={ON_TOP}>
          {notice && <Notice text={notice} />}
        </div>
        {notice && (
          <div aria-hidden style={{ visibility: 'hidden' }}>
            <Notice text={notice} />
          </div>
        )}
        {refused !== null && <Refused reason={refused} />}
        <Box flex={1} style={{ minHeight: 0 }}>
          {props.renderDefault(props)}
        </Box>
        {status === 'session' && logIn && (
          <AfterTyping>
            <LoginDialog logIn={logIn} onLogin={connection.retry} />
          </AfterTyping>
        )}
      </Flex>
    )
  }
}

/** How long nobody has to type, in milliseconds. */
const PAUSE = 1_500

/** Shows its children when the owner pauses: a dialog that opens earlier would take the rest of the sentence for its own. */
function AfterTyping({ children }: { children: ReactNode }) {
  const [isQuiet, setIsQuiet] = useState(false)

  useEffect(() => {
    const rest = () => setTimeout(() => setIsQuiet(true), PAUSE)
    let timer = rest()
    const wait = () => {
      clearTimeout(timer)
      timer = rest()
    }
    addEventListener('input', wait, true)
    return () => {
      clearTimeout(timer)
      removeEventListener('input', wait, true)
    }
  }, [])

  return isQuiet ? children : null
}

function Notice({ text }: { text: string }) {
  return (
    <Card tone="caution" padding={4} borderBottom>
      <Text size={2} weight="medium">
        {text}
      </Text>
    </Card>
  )
}

/** The form shows more than the lake has, until the Studio is loaded anew. */
function Refused({ reason }: { reason: string }) {
  return (
    <Card tone="critical" padding={4} borderBottom role="alert">
      <Flex align="center" gap={4}>
        <Box flex={1}>
          <Text size={2}>
            Something you typed without a connection can’t be saved anymore: {reason}. It’s still in the form.
            Copy what you need, then reload.
          </Text>
        </Box>
        <Button mode="ghost" fontSize={2} padding={4} text="Reload" onClick={() => location.reload()} />
      </Flex>
    </Card>
  )
}
