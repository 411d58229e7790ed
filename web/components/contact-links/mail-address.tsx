/** A mail address that breaks behind its @ when the line is short, and nowhere else. */
export function MailAddress({ address }: { address: string }) {
  const [name, host] = address.split('@')
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  )
}
