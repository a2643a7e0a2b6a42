import type { StudentAccess } from '@brightyard/contract/entities'
import { accountPaths } from '@brightyard/contract/paths'
import { showToast } from '@brightyard/runtime'
import { Box, Button, Flex, Notice, Stack, Text } from '@brightyard/ui'
import { CopyIcon, PrintIcon } from '@brightyard/ui/icons'
import { useEffect, useRef } from 'react'

const Value = ({ label, children }: { label: string; children: string }) => (
  <Box>
    <Text fontSize="sm">{label}</Text>
    <Box
      as="output"
      aria-label={label}
      display="block"
      fontFamily="heading"
      fontWeight="bold"
      fontSize="xl"
      letterSpacing="0.03em"
      userSelect="all"
      overflowWrap="anywhere"
    >
      {children}
    </Box>
  </Box>
)

async function copy({ name, login_id, first_password }: StudentAccess) {
  try {
    await navigator.clipboard.writeText(
      `${name}\nKid ID: ${login_id}\nFirst password: ${first_password}`,
    )
    showToast({ title: 'Kid ID and password copied', kind: 'success' })
  } catch {
    showToast({ title: 'They could not be copied. Please write them down.', kind: 'warning' })
  }
}

const onScreenOnly = { '@media print': { display: 'none' } }
const onPaperOnly = { display: 'none', '@media print': { display: 'block' } }

/**
 * How a kid signs in: shown once, because nobody can look a password up. Takes focus when it appears. On paper it is a
 * slip by itself.
 */
export function AccessNotice({ access }: { access: StudentAccess }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [access])
  const { name, login_id, first_password } = access
  return (
    <Box
      ref={box}
      tabIndex={-1}
      data-slip=""
      css={{ '@media print': { maxWidth: '26rem', border: '2px dashed', borderRadius: 'lg' } }}
    >
      <Notice tone="success" title={`${name} can sign in now`}>
        <Stack gap="3" mt="2">
          <Value label="Kid ID">{login_id}</Value>
          <Value label="First password">{first_password}</Value>
          <Text css={onPaperOnly}>{`Sign in at ${location.host}${accountPaths.login.to()}`}</Text>
          <Flex gap="3" wrap="wrap" css={onScreenOnly}>
            <Button variant="outline" startIcon={<CopyIcon />} onClick={() => void copy(access)}>
              Copy
            </Button>
            <Button variant="outline" startIcon={<PrintIcon />} onClick={() => print()}>
              Print
            </Button>
          </Flex>
          <Text css={onScreenOnly}>
            Copy, print or write down both now: the password is shown only this once.
          </Text>
        </Stack>
      </Notice>
    </Box>
  )
}
