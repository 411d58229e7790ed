import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Failure } from '../../console/failure.ts'

type Certificate = { key: Buffer; cert: Buffer; file: string }

/** A certificate for the host names that nobody has signed but itself, in the folder. Throws a `Failure` where there is no OpenSSL. */
export function makeCertificate(names: readonly string[], folder: string): Certificate {
  const key = path.join(folder, 'key.pem')
  const file = path.join(folder, 'certificate.pem')
  const subject = ['-subj', '/CN=A hosted lake of the tests', '-addext']
  const altNames = `subjectAltName=${names.map((name) => `DNS:${name}`).join(',')}`
  const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  try {
    execFileSync('openssl', ['req', '-x509', ...made, ...subject, altNames, '-keyout', key, '-out', file], {
      stdio: 'pipe',
    })
  } catch (cause) {
    throw new Failure(`The certificate of the hosted lake needs the program openssl: ${cause}`, { cause })
  }
  return { key: readFileSync(key), cert: readFileSync(file), file }
}
