import { useState } from 'react'
import { Card, HStack, Stack, Text } from './imports.ts'
import {
  Checkbox,
  Field,
  FormErrorSummary,
  MultiSelect,
  NumberStepper,
  PasswordInput,
  RadioGroup,
  SearchInput,
  Select,
  SubmitButton,
  Switch,
  TextArea,
  TextInput,
} from '../form/index.ts'

export function AllForm() {
  const [quantity, setQuantity] = useState(2)
  const [services, setServices] = useState(['dance'])
  const [words, setWords] = useState('kites')
  return (
    <Card p={{ base: '5', md: '8' }} maxW="40rem">
      <Stack gap="6">
        <FormErrorSummary
          errors={[{ fieldId: 'phone', message: 'Enter a phone number with ten digits' }]}
        />
        <SearchInput label="Search the shop" value={words} onValueChange={setWords} />
        <Field label="Your name" help="As on your child's school record">
          <TextInput defaultValue="Asha Rao" autoComplete="name" />
        </Field>
        <Field label="Phone number" id="phone" error="Enter a phone number with ten digits">
          <TextInput type="tel" defaultValue="98450" />
        </Field>
        <Field label="Password">
          <PasswordInput defaultValue="brightyard" />
        </Field>
        <Field label="City" optional>
          <Select
            placeholder="Choose a city"
            options={[
              { value: 'blr', label: 'Bengaluru' },
              { value: 'pnq', label: 'Pune' },
            ]}
          />
        </Field>
        <Field label="What do you offer?" help="As many as you like">
          <MultiSelect
            label="Services"
            placeholder="Choose what you offer"
            value={services}
            onValueChange={setServices}
            options={[
              { value: 'dance', label: 'Dance' },
              { value: 'drawing', label: 'Drawing' },
              { value: 'sports', label: 'Sports' },
              { value: 'music', label: 'Music' },
              { value: 'theatre', label: 'Theatre' },
              { value: 'chess', label: 'Chess' },
              { value: 'full', label: 'Swimming (full)', disabled: true },
            ]}
          />
        </Field>
        <Field label="Anything we should know" optional>
          <TextArea />
        </Field>
        <RadioGroup
          cards
          legend="Delivery"
          name="delivery"
          defaultValue="home"
          options={[
            { value: 'home', label: 'To your door', help: '2 to 4 days, ₹49.00' },
            { value: 'pickup', label: 'Pick up', help: 'Tomorrow, free' },
          ]}
        />
        <Checkbox defaultChecked help="You can change this in your profile">
          Send me news about activities
        </Checkbox>
        <Switch defaultChecked>Show my child's drawings to friends</Switch>
        <Switch disabled>Not available here</Switch>
        <HStack gap="4">
          <Text>Quantity</Text>
          <NumberStepper label="quantity" value={quantity} onValueChange={setQuantity} />
        </HStack>
        <SubmitButton block size="lg">
          Create account
        </SubmitButton>
      </Stack>
    </Card>
  )
}
