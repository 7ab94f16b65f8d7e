import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { inRepository } from './paths.ts';

const schema = JSON.parse(readFileSync(inRepository('shared/protocol/schema.json'), 'utf8')) as {
  $id: string;
};

const ajv = new Ajv({ strict: true, allowUnionTypes: true });
addFormats.default(ajv);
ajv.addSchema(schema);

const validators = new Map<string, ValidateFunction>();

/** Throws if the value is not what schema.json calls `definition`. */
export function mustBe(definition: string, value: unknown): void {
  let validate = validators.get(definition);
  if (!validate) {
    validate = ajv.compile({ $ref: `${schema.$id}#/definitions/${definition}` });
    validators.set(definition, validate);
  }
  if (!validate(value)) {
    const errors = ajv.errorsText(validate.errors);
    throw new Error(`not a ${definition}: ${errors}\n${JSON.stringify(value).slice(0, 2000)}`);
  }
}
