export * from '../../../schema/schema-walk.ts';
