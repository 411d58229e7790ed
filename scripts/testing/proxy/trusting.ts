import { hash, X509Certificate } from 'node:crypto'

/** The flag with which a Chromium takes the word of this certificate, or of those that it has signed. */
export function trusting(certificate: Buffer): string {
  const { publicKey } = new X509Certificate(certificate)
  const key = publicKey.export({ type: 'spki', format: 'der' })
  return `--ignore-certificate-errors-spki-list=${hash('sha256', key, 'base64')}`
}
