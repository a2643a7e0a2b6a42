import type { Database } from '../../database/database.ts'
import { achievements, studentRecords } from '../../database/schema/family.schema.ts'
import { enrolments, students, users, vendors } from '../../database/schema/users.schema.ts'
import { rowsOf } from '../catalog/catalog-rows.ts'
import type { People } from './people.seed.ts'

const day = 24 * 60 * 60 * 1000

/** Name | class | guardian. Registered by the school's representative. */
const classmates = rowsOf(`
Aanya Iyer | 3 A | Lakshmi Iyer
Advait Kulkarni | 3 A | Sameer Kulkarni
Anika Bose | 3 A | Rituparna Bose
Arjun Menon | 3 A | Anand Menon
Dev Malhotra | 3 A | Simran Malhotra
Esha Reddy | 3 A | Kavya Reddy
Farhan Sheikh | 3 A | Nilofer Sheikh
Gauri Deshpande | 3 B | Mukta Deshpande
Harsh Vardhan | 3 B | Rohit Vardhan
Ishaan Kapoor | 3 B | Tanya Kapoor
Jasmine D’Mello | 3 B | Carol D’Mello
Kiara Fernandes | 3 B | Alwyn Fernandes
Krish Agarwal | 3 B | Neeta Agarwal
Lavanya Rao | 4 A | Sudha Rao
Manav Sethi | 4 A | Gurpreet Sethi
Mira Chatterjee | 4 A | Arnab Chatterjee
Naina Joshi | 4 A | Hemant Joshi
Neel Banerjee | 4 A | Moushumi Banerjee
Ojas Patil | 4 A | Vaishali Patil
Pari Saxena | 4 B | Alok Saxena
Pranav Nambiar | 4 B | Deepa Nambiar
Riya Thomas | 4 B | Jacob Thomas
Rohan Das | 4 B | Sutapa Das
Saanvi Hegde | 4 B | Ganesh Hegde
Samar Khanna | 10 A | Pooja Khanna
Tanvi Ghosh | 10 A | Subir Ghosh
Uday Shetty | 10 A | Prema Shetty
Zoya Ansari | 10 A | Rehana Ansari
`)

const own = [
  ['aarav', '2017-06-14', '4 A', 'Meera Nair', 'guardian@example.com'],
  ['diya', '2019-02-03', '2 B', 'Meera Nair', 'guardian@example.com'],
  ['kabir', '2018-10-21', '3 B', 'Imran Qureshi', 'guardian2@example.com'],
] as const

/** Records of students, and a school with more of them than fit on one page. */
export async function seedRecords(db: Database, { idOf, studentIds }: People, now: Date) {
  const rep = idOf('rep')
  const all = await db.select({ id: vendors.id, type: vendors.vendorType }).from(vendors)
  const school = all.find(({ type }) => type === 2)?.id ?? 0
  const academy = all.find(({ type }) => type !== 2)?.id ?? 0
  const before = (days: number) => new Date(now.getTime() - days * day)

  await db.insert(studentRecords).values(
    own.map(([key, birthDate, className, guardianName, guardianContact]) => ({
      studentId: studentIds[key],
      birthDate,
      className,
      guardianName,
      guardianContact,
      createdAt: before(100),
    })),
  )
  const accounts = await db
    .insert(users)
    .values(
      classmates.map(([name = ''], index) => ({
        name,
        role: 'student' as const,
        loginId: `KID-${2001 + index}`,
        city: 'Bengaluru',
        referenceCode: `CLASS${101 + index}`,
        createdAt: before(90 - index * 3),
      })),
    )
    .returning({ id: users.id })
  const records = await db
    .insert(students)
    .values(accounts.map(({ id }, index) => ({ userId: id, createdAt: before(90 - index * 3) })))
    .returning({ id: students.id })
  await db.insert(enrolments).values(records.map(({ id }) => ({ studentId: id, vendorId: school })))
  await db.insert(studentRecords).values(
    records.map(({ id }, index) => {
      const [name = '', className = '', guardianName = ''] = classmates[index] ?? []
      const year = now.getUTCFullYear() - 5 - Number.parseInt(className, 10)
      const birthDate = `${year}-${String((index % 12) + 1).padStart(2, '0')}-15`
      return {
        studentId: id,
        birthDate,
        className,
        guardianName,
        guardianContact: `+9198765${String(10_000 + index)}`,
        registeredBy: rep,
        registrationKey: `v${school}|${name.toLowerCase()}|${birthDate}`,
        createdAt: before(90 - index * 3),
      }
    }),
  )
  await db.insert(achievements).values([
    {
      studentId: studentIds.aarav,
      vendorId: school,
      title: 'Science fair, second prize',
      note: 'A water clock from two bottles and a straw.',
      givenBy: rep,
      givenAt: before(40),
    },
    {
      studentId: studentIds.aarav,
      vendorId: academy,
      title: 'First raga by heart',
      givenBy: idOf('vendor'),
      givenAt: before(12),
    },
    {
      studentId: studentIds.diya,
      vendorId: academy,
      title: 'Thirty days of practice',
      note: 'Ten minutes on the tabla, every single day.',
      givenBy: idOf('staff'),
      givenAt: before(5),
    },
  ])
}
