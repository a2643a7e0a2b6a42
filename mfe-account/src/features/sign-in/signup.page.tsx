import { signUp } from '@brightyard/contract/calls'
import { EmailOrMobile, NewPassword, PersonName } from '@brightyard/contract/entities'
import { accountPaths, contentPaths } from '@brightyard/contract/paths'
import * as z from '@brightyard/contract/schema'
import {
  Link,
  PageHead,
  useApi,
  useSearchParams,
  useSession,
  useUnsavedWork,
} from '@brightyard/runtime'
import { Link as StyledLink, Notice, Stack, Text } from '@brightyard/ui'
import { Checkbox, Field, SubmitButton, TextInput } from '@brightyard/ui/form'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { NewPasswordField } from '../../forms/new-password-field.tsx'
import { placeServerError } from '../../forms/server-error.ts'
import { SignInFrame } from './sign-in-frame.tsx'
import { SignInLink } from './sign-in-links.tsx'

const NewAccount = z.object({
  name: PersonName,
  username: EmailOrMobile,
  password: NewPassword,
  reference_code: z.string().check(z.trim(), z.maxLength(32, 'A referral code is shorter.')),
  accepts_terms: z
    .boolean()
    .check(z.refine((accepted) => accepted, 'Please accept the terms of service to continue.')),
})
type NewAccount = z.infer<typeof NewAccount>

export function Component() {
  const session = useSession()
  const api = useApi()
  const [query] = useSearchParams()
  const [message, setMessage] = useState<string | null>(null)
  const form = useForm<NewAccount>({
    resolver: zodResolver(NewAccount),
    defaultValues: {
      name: '',
      username: '',
      password: '',
      reference_code: query.get('referral') ?? '',
      accepts_terms: false,
    },
  })
  const { register, formState } = form
  const { errors, isDirty, isSubmitting, isSubmitSuccessful } = formState
  const saved = useUnsavedWork(isDirty)
  const [name, username, password] = form.watch(['name', 'username', 'password'])

  const makeAccount = form.handleSubmit(async ({ reference_code, ...account }) => {
    setMessage(null)
    try {
      const token = await api.call(signUp, {
        ...account,
        accepts_terms: true,
        ...(reference_code ? { reference_code } : {}),
      })
      saved() // signing in leads on to the next page
      await session.adopt(token.access_token)
    } catch (error) {
      setMessage(placeServerError(error, form))
    }
  })

  return (
    <SignInFrame title="Make an account" intro="For parents and guardians. It takes a minute.">
      <PageHead
        title="Sign up"
        description="Make a Brightyard account for programs, activities and the shop."
      />
      {message && <Notice tone="danger">{message}</Notice>}
      <form noValidate onSubmit={(event) => void makeAccount(event)}>
        <Stack gap="4">
          <Field label="Your name" error={errors.name?.message}>
            <TextInput {...register('name')} autoComplete="name" />
          </Field>
          <Field
            label="Email id or mobile number"
            help="You sign in with it. Outside India, begin with the country code, such as +971."
            error={errors.username?.message}
          >
            <TextInput
              {...register('username')}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
          </Field>
          <NewPasswordField
            label="Password"
            error={errors.password?.message}
            value={password}
            known={[name, username]}
            inputProps={register('password')}
          />
          <Field label="Referral code" optional error={errors.reference_code?.message}>
            <TextInput
              {...register('reference_code')}
              autoComplete="off"
              autoCapitalize="characters"
            />
          </Field>
          <Checkbox {...register('accepts_terms')} error={errors.accepts_terms?.message}>
            I accept the{' '}
            <StyledLink asChild>
              <Link to={contentPaths.termsOfService.to()} target="_blank">
                terms of service
              </Link>
            </StyledLink>{' '}
            and the{' '}
            <StyledLink asChild>
              <Link to={contentPaths.privacyPolicy.to()} target="_blank">
                privacy policy
              </Link>
            </StyledLink>
          </Checkbox>
          <SubmitButton
            block
            size="lg"
            busy={isSubmitting || (isSubmitSuccessful && message === null)}
            busyLabel="Making your account"
          >
            Make an account
          </SubmitButton>
        </Stack>
      </form>
      <Text>
        Already with us? <SignInLink page={accountPaths.login}>Sign in</SignInLink>
      </Text>
    </SignInFrame>
  )
}
