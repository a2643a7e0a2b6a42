import { subscribeToNewsletter } from '@brightyard/contract/calls'
import { Box, Button, chakra, Flex, Heading, Text } from '@brightyard/ui'
import { MailIcon } from '@brightyard/ui/icons'
import { ApiError, useMutation } from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'

const messageMilliseconds = 5000

interface Message {
  text: string
  isGood: boolean
}

/** The server's message; without one nothing is shown. */
const serverMessage = (error: Error) =>
  error instanceof ApiError && (error.code ?? error.requestId) ? error.message : ''

/** A message that disappears by itself. */
function usePassingMessage() {
  const [message, setMessage] = useState<Message | null>(null)
  useEffect(() => {
    if (!message) return
    const timer = setTimeout(() => setMessage(null), messageMilliseconds)
    return () => clearTimeout(timer)
  }, [message])
  return [message, setMessage] as const
}

const Input = chakra('input', {
  base: {
    flex: '1 1 6rem',
    minW: '0',
    height: '12',
    px: '5',
    borderRadius: 'full',
    bg: 'bg.panel',
    color: 'fg',
    boxShadow: 'inset 0 0 0 2px var(--by-colors-fg)',
  },
})

/** The sign-up form of the newsletter. */
export function Newsletter() {
  const [message, setMessage] = usePassingMessage()
  const messageId = useId()
  // Uncontrolled: the footer may hydrate after somebody has begun to type.
  const field = useRef<HTMLInputElement>(null)
  const { mutate, isPending } = useMutation({
    ...mutationOf(subscribeToNewsletter),
    onSuccess: () => {
      field.current?.form?.reset()
      setMessage({ text: 'Successfully subscribed', isGood: true })
    },
    onError: (error) => {
      const text = serverMessage(error)
      setMessage(text ? { text, isGood: false } : null)
    },
  })

  function subscribe(event: FormEvent) {
    event.preventDefault()
    const email = field.current?.value.trim()
    if (email) mutate({ email })
    else setMessage({ text: 'Please enter a valid email id.', isGood: false })
  }

  return (
    <Flex
      as="section"
      aria-label="Newsletter"
      direction={{ base: 'column', md: 'row' }}
      align={{ md: 'center' }}
      gap={{ base: '5', md: '8' }}
      position="relative"
      mt={{ base: '-8', md: '-10' }}
      px={{ base: '5', sm: '8', lg: '12' }}
      py={{ base: '6', md: '8' }}
      boxShadow="lg"
      borderRadius="2xl"
      bg="sun.bright"
      color="fg"
    >
      <Box flex="1">
        <Heading as="h2" size="md">
          Bright ideas for your inbox
        </Heading>
        <Text mt="1">New activities, workshops and stories from the yard.</Text>
      </Box>
      <Box flex="1.25" maxW={{ md: '30rem' }} minW="0">
        <chakra.form noValidate display="flex" flexWrap="wrap" gap="2" onSubmit={subscribe}>
          <Input
            type="email"
            name="email"
            autoComplete="email"
            aria-label="Your email"
            placeholder="Your email"
            aria-invalid={message ? !message.isGood : undefined}
            aria-describedby={messageId}
            ref={field}
          />
          <Button
            type="submit"
            colorPalette="neutral"
            px={{ base: '4', sm: '6' }}
            css={{ '& svg': { display: { base: 'none', lg: 'block' } } }}
            disabled={isPending}
            startIcon={<MailIcon aria-hidden />}
          >
            Subscribe
          </Button>
        </chakra.form>
        <Text
          id={messageId}
          role="status"
          _empty={{ mt: '0' }}
          mt="2"
          px="5"
          fontSize="sm"
          fontWeight="bold"
          color={message?.isGood === false ? 'danger.deep' : 'fg'}
        >
          {message?.text}
        </Text>
      </Box>
    </Flex>
  )
}
