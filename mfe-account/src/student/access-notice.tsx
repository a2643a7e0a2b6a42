import type { StudentAccess } from '@brightyard/contract/entities'
import { Box, Notice, Stack, Text } from '@brightyard/ui'
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

/** How a kid signs in: shown once, because nobody can look a password up. Takes focus when it appears. */
export function AccessNotice({ access }: { access: StudentAccess }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [access])
  return (
    <Box ref={box} tabIndex={-1}>
      <Notice tone="success" title={`${access.name} can sign in now`}>
        <Stack gap="3" mt="2">
          <Value label="Kid ID">{access.login_id}</Value>
          <Value label="First password">{access.first_password}</Value>
          <Text>
            Write both down now: the password is shown only this once. Use them on the sign-in page.
          </Text>
        </Stack>
      </Notice>
    </Box>
  )
}
