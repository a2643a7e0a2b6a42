import { renewStudentPassword } from '@brightyard/contract/calls'
import type { StudentAccess, StudentProfile } from '@brightyard/contract/entities'
import { failureSentence, useMutation, useUser } from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { Button, Flex, Notice, Stack, Text } from '@brightyard/ui'
import { useState } from 'react'
import { isGuardian } from '../signed-in/signed-in-user.ts'
import { AccessNotice } from './access-notice.tsx'

/** Makes a new first password, after a second press: the old one stops working at once. */
export function NewPassword({ student: { student_id, name } }: { student: StudentProfile }) {
  const user = useUser()
  const [isAsking, setAsking] = useState(false)
  const [access, setAccess] = useState<StudentAccess | null>(null)
  const renew = useMutation({
    ...mutationOf(renewStudentPassword),
    onSuccess(made) {
      setAccess(made)
      setAsking(false)
    },
  })
  return (
    <Stack gap="4" align="flex-start">
      <Text color="fg.muted">
        {`For when ${name} has forgotten the password. The old one stops working, and ${name} is signed out everywhere.`}
        {user &&
          isGuardian(user) &&
          ' Only the kid ID opens the account then: email address, mobile number and linked accounts are removed.'}
      </Text>
      {renew.isError && <Notice tone="danger">{failureSentence(renew.error)}</Notice>}
      {access && <AccessNotice access={access} />}
      {isAsking ? (
        <Flex gap="3" wrap="wrap">
          <Button busy={renew.isPending} onClick={() => renew.mutate({ student_id })}>
            Yes, make a new one
          </Button>
          <Button variant="ghost" onClick={() => setAsking(false)}>
            Keep the old one
          </Button>
        </Flex>
      ) : (
        <Button variant="outline" onClick={() => setAsking(true)}>
          New password
        </Button>
      )}
    </Stack>
  )
}
